import { Icon, type IconProps } from "./Icon.tsx";

const PATH = "M19 12a7 7 0 1 1-2-4.9L19 9M19 4.5V9h-4.5";

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} path={PATH} />;
}
