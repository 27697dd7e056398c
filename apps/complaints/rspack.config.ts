import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "complaints", folder: import.meta.dirname });
