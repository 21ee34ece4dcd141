// What a touch on the board means: the choices in whose words the touched things are named. Nothing here knows a page.
const FEW_OUT_OF_SIGHT = 4;
const POINTED = /^👉 /u;
const POINT = /^[A-R]\d{1,2}\.\d\d$/;

export const isPoint = (token) => POINT.test(token);

/** Take the words of a name out of a choice; null if they are not in it. */
function without(tokens, name) {
  const words = name.split(" ");
  const at = tokens.findIndex((_, start) => words.every((word, nth) => tokens[start + nth] === word));
  return at < 0 ? null : tokens.map((token, nth) => (nth >= at && nth < at + words.length ? null : token));
}

const known = new WeakMap();

/** The choices in which one of these names may occur, in their order: those with its first word. */
function mentioning(choices, names) {
  if (!known.has(choices)) {
    const byWord = new Map();
    choices.forEach((choice, at) => new Set(choice.tokens).forEach((word) => {
      if (!byWord.has(word)) byWord.set(word, []);
      byWord.get(word).push(at);
    }));
    known.set(choices, byWord);
  }
  const found = new Set(names.flatMap((name) => known.get(choices).get(name.split(" ", 1)[0]) ?? []));
  return [...found].sort((one, other) => one - other).map((at) => choices[at]);
}

/** The choices that are about everything that was touched; each touched thing is called by one of several names. */
function about(choices, touched) {
  const still = (tokens, names) => names.reduce((found, name) => found ?? without(tokens, name), null);
  return (touched.length > 0 ? mentioning(choices, touched[0]) : choices)
    .map((choice) => ({ choice, left: touched.reduce((tokens, names) => tokens && still(tokens, names), choice.tokens) }))
    .filter(({ left }) => left);
}

/**
 * What choices are called side by side: plainly, if no other among them is called so; with who does it, unless it was
 * whoever was touched.
 */
export function called(choices, touched, names) {
  const plain = choices.map((one) => by(one, one.plain ?? one.label, touched, names));
  const bare = plain.map((label) => label.replace(POINTED, ""));  // a lesson points to one of them
  return choices.map((one, at) => ({ ...one, label: bare.indexOf(bare[at]) === bare.lastIndexOf(bare[at]) ? plain[at] : one.label }));
}

function by({ doer }, label, touched, names) {
  return !doer || touched.some((one) => one.includes(doer)) ? label : `${names[doer]} · ${label}`;
}

/** The names among these that a choice still holds, in the order of its words. */
function namesIn(tokens, present) {
  const found = [];
  tokens.forEach((token, at) => {
    if (token === null) return;
    const pair = `${token} ${tokens[at + 1]}`;
    if (present.has(pair)) found.push(pair);
    if (present.has(token)) found.push(token);
  });
  return found;
}

/** What a touch on something of this name would be called: the one thing that it means, else the thing itself. */
export function calledAfter(choices, touched, name, names) {
  const all = [...touched, [name]];
  const open = about(choices, all);
  return open.length === 1 ? by(open[0].choice, open[0].choice.plain, all, names) : names[name] ?? name;
}

/**
 * After these touches: what they may mean by now (`meant`), what may be touched next (`next`), and to which of it a lesson
 * points (`pointed`). Whoever touches where a choice ends means it, whatever way leads there.
 */
export function meaning(choices, touched, present) {
  const open = about(choices, touched).map(({ choice, left }) => ({ choice, rest: namesIn(left, present), whole: namesIn(choice.tokens, present) }));
  const next = new Set(open.flatMap(({ rest }) => rest));
  const pointed = new Set(open.filter(({ choice }) => choice.tone === "main").flatMap(({ rest }) => rest));
  if (touched.length === 0) return { meant: placeless(open), next: first(open, next), pointed, more: true };
  const exact = open.filter(({ rest }) => rest.length === 0);
  const ending = open.filter(({ whole }) => touched.at(-1).includes(whole.at(-1)));
  const least = Math.min(...ending.map(({ rest }) => rest.length));
  const meant = exact.length > 0 ? exact : ending.filter(({ rest }) => rest.length === least);
  return { meant: meant.map(({ choice }) => choice), next, pointed, more: open.length > meant.length };
}

/** What lies nowhere on the board, such as to do nothing; of many places that are out of sight none is told by itself. */
function placeless(open) {
  const verb = ({ choice }) => choice.tokens[0];
  const seen = new Set(open.filter(({ whole }) => whole.length > 0).map(verb));
  const found = open.filter(({ whole }) => whole.length === 0);
  const few = (one) => found.filter((other) => verb(other) === verb(one)).length <= FEW_OUT_OF_SIGHT;
  return found.filter((one) => !seen.has(verb(one)) || few(one)).map(({ choice }) => choice);
}

/** Points of open ground are shown once it is said who goes there. */
function first(open, next) {
  const alone = new Set(open.filter(({ whole }) => whole.every(isPoint)).flatMap(({ whole }) => whole));
  return new Set([...next].filter((name) => !isPoint(name) || alone.has(name)));
}

/**
 * What would be done at a point of the ground, suggested or not; the ways of going there differ. What is said of a suggestion
 * is not true of it, so it is called by who goes, or how, and `where`.
 */
export function toPoint(choices, touched, point, names, where) {
  const ways = new Map();
  for (const { tokens, plain, easy } of choices) {
    const [verb, ...things] = tokens.slice(0, -1);
    const goer = things.length > 0 ? touched.at(-1)?.find((name) => isLike(name, things.at(-1))) : "";
    if (!isPoint(tokens.at(-1)) || things.length !== touched.length || goer === undefined || ways.has(verb)) continue;
    if (!things.slice(0, -1).every((thing, at) => touched[at].includes(thing))) continue;
    const now = [verb, ...things.slice(0, -1), ...(goer ? [goer] : []), point];
    const label = placed(plain.replace(names?.[things.at(-1)] ?? "", names?.[goer] ?? ""), where);
    ways.set(verb, { label, line: now.join(" "), tokens: now, easy: easy === "agreed" ? easy : "" });
  }
  return [...ways.values()];
}

/** What is called `Run: 55 mm from Teddy` at a place of its own, at another one. */
function placed(label, where = "") {
  const head = label.includes(": ") ? label.slice(0, label.indexOf(":")).replace(/^[^\p{L}]+/u, "") : "";
  return head ? `${head}: ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
}

/** Pieces of one kind are numbered: where one goes, the others of its kind go as well. */
const isLike = (name, other) => name === other || (/^[a-z]\d+$/.test(name) && /^[a-z]\d+$/.test(other) && name[0] === other[0]);
