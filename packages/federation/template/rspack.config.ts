import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "__NAME__", folder: import.meta.dirname });
