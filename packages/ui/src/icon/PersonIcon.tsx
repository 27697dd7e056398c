import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6";

export function PersonIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
