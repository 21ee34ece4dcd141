// The link that friends are sent: whoever was here before goes back to their own page, anybody else gets a new one.
import { keyFor } from "./rooms.js";

const room = location.pathname.split("/")[2];
location.replace(`/r/${room}/${keyFor(room) ?? "new"}`);
