import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M9 9h10v11H9zM5 15V4h10";

export function CopyIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
