import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z";

export function CallIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
