import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M5 12.5l4.5 4.5L19 7.5";

export function CheckIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
