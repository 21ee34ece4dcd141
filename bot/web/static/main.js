// One page of one visitor: its parts are made ready, then the table is followed.
import { prepareDialogs } from "./dialogs.js";
import { prepareLeaving } from "./leaving.js";
import { prepareLine } from "./line.js";
import { prepareMine } from "./mine.js";
import { prepareMoments } from "./moments.js";
import { changed, preparePage, redraw } from "./page.js";
import { made, prepareRenewing, renew } from "./renewing.js";
import { prepareSides } from "./sides.js";
import { toast } from "./toast.js";
import { showBy } from "./told.js";
import { follow } from "./wire.js";
import { language, say, speak, usual } from "./words.js";
import { prepareYou } from "./you.js";

await speak(usual());
showBy(redraw);
for (const prepare of [prepareYou, prepareLine, prepareDialogs, prepareMine, prepareMoments, prepareSides, preparePage, prepareLeaving, prepareRenewing]) prepare();
let wasLost = false;
follow({
  language,
  made,
  changed,
  renewed: renew,
  connected: (is) => {
    document.body.classList.toggle("lost", !is);
    if (!is) toast(say("lost"));
    else if (wasLost) toast(say("found"));
    wasLost = !is;
  },
});
