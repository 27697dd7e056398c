import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M3 6h18v12H3zM3 10h18";

export function CardIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
