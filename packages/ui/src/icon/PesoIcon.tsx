import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 17V7h3.5a2.8 2.8 0 0 1 0 5.6H10M8 9h9M8 11h9";

export function PesoIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
