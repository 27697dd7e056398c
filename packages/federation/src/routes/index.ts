export {
  defineRoutes,
  type EarlyRequest,
  type PublicPage,
  type RemoteRoute,
  type RouteTitle,
  type ScreenComponent,
  type ScreenFile,
  type ScreenModule,
  type SkeletonKind,
} from "./defineRoutes.ts";
export type { FactSource, RouteFacts } from "./RouteFacts.ts";
