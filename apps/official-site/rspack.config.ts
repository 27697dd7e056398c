import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "official-site", folder: import.meta.dirname });
