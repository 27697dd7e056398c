import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5v4M16 3.5v4";

export function CalendarIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
