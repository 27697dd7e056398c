import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 5v14M5 12h14";

export function PlusIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
