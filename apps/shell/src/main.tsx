import { start } from "./start/start.tsx";

void start();
