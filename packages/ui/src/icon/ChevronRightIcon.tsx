import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M9 6l6 6-6 6";

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
