import { defineRemote } from "@lending/federation/preset";

export default defineRemote({ name: "promo", folder: import.meta.dirname });
