import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M7 3h10v18H7zM11 18h2";

export function PhoneIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
