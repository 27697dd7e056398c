import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2";

export function ClockIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
