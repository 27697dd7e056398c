import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M4 5h16v11H10l-4 4v-4H4z";

export function MessageIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
