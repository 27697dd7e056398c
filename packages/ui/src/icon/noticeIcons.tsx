import { Icon, type IconProps } from "./Icon.tsx";

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="M9 6l6 6-6 6" />;
export const ErrorIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V13M12 16.2v.1" />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v.1" />
);
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.2l3 3 5-6" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} path="M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1" />;
