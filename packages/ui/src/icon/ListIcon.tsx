import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1";

export function ListIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
