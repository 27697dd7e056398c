import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V13M12 16.2v.1";

export function ErrorIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
