import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M5 12h14";

export function MinusIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
