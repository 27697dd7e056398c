import { start } from "./start/start.tsx";

start();
