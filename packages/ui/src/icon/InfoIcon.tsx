import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v.1";

export function InfoIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
