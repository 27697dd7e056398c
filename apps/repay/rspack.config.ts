import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "repay", folder: import.meta.dirname });
