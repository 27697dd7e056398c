import { defineShell } from "@lending/federation/preset";

export default defineShell({ folder: import.meta.dirname });
