import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1";

export function WarningIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
