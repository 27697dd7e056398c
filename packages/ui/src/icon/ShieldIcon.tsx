import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5";

export function ShieldIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
