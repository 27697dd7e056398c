import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "bank-binding", folder: import.meta.dirname });
