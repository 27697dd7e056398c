import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.2l3 3 5-6";

export function SuccessIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
