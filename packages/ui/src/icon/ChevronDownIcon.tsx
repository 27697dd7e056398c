import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M6 9l6 6 6-6";

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
