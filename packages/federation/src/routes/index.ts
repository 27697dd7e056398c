export {
  defineRoutes,
  type EarlyRequest,
  type PublicPage,
  type RemoteRoute,
  type RouteTitle,
  type ScreenModule,
  type SkeletonKind,
} from "./defineRoutes.ts";
