import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M4 7h16M4 12h16M4 17h16";

export function MenuIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
