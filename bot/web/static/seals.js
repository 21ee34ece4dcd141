// What the dice are checked by stands in a fold: nobody who reads what happened needs it.

/** What is told, and of it what names a seal: the one in plain sight, the other for whoever checks the dice. */
export function parted(text, seals) {
  const sealed = [];
  const names = (sentence) => seals.some((one) => sentence.includes(one));
  const plain = text.split("\n").map((line) => {
    if (!names(line)) return line;
    const sentences = line.split(/(?<=[.!?])\s+/);
    sealed.push(...sentences.filter(names));
    return sentences.filter((one) => !names(one)).join(" ");
  });
  return [plain.filter(Boolean).join("\n"), sealed.join("\n")];
}
