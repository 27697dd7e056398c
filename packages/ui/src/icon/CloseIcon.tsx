import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M6 6l12 12M18 6L6 18";

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
