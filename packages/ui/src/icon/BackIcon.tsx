import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M15 5l-7 7 7 7";

export function BackIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
