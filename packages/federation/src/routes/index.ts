export { defineRoutes, type EarlyRequest, type RemoteRoute, type RouteTitle, type SkeletonKind } from "./defineRoutes.ts";
