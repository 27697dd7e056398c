// The script of a plain page: the runtime of Module Federation, React, and single-spa.
export { createInstance } from "@module-federation/enhanced/runtime";
export * as React from "react";
export * as ReactDOM from "react-dom";
export { registerApplication, start } from "single-spa";
