import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "loan", folder: import.meta.dirname });
