export {
  defineRoutes,
  type EarlyRequest,
  type RemoteRoute,
  type RouteTitle,
  type ScreenModule,
  type SkeletonKind,
} from "./defineRoutes.ts";
