// Only the exports of react-router that the product uses. Sharing the whole library between builds would disable its
// tree shaking, and every name in this list is kept in every build.
export { Navigate, useLocation, useNavigate } from "react-router";
export { BrowserRouter } from "./router-facade/BrowserRouter.tsx";
export { Link } from "./router-facade/Link.tsx";
export { useSearchParams } from "./router-facade/useSearchParams.ts";
