// The names of react-router that the product uses, and no more: sharing the library itself between builds would switch
// its tree shaking off, and each name listed here is a name that no build can shake off.
export { Navigate, useLocation, useNavigate } from "react-router";
export { BrowserRouter } from "./router-facade/BrowserRouter.tsx";
export { Link } from "./router-facade/Link.tsx";
export { useSearchParams } from "./router-facade/useSearchParams.ts";
