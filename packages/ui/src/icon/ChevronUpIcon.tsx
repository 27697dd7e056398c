import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M6 15l6-6 6 6";

export function ChevronUpIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
