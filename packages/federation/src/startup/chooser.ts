import { chooseArm } from "./chooseArm.ts";

chooseArm(window);
