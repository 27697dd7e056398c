import { Icon, type IconProps } from "./Icon.tsx";

export { BackIcon, CallIcon, type IconProps } from "./Icon.tsx";
export { ChevronRightIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "./noticeIcons.tsx";

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5v4M16 3.5v4"
  />
);
export const CardIcon = (props: IconProps) => <Icon {...props} path="M3 6h18v12H3zM3 10h18" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M5 12.5l4.5 4.5L19 7.5" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="M6 9l6 6 6-6" />;
export const ChevronUpIcon = (props: IconProps) => <Icon {...props} path="M6 15l6-6 6 6" />;
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2" />
);
export const CloseIcon = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />;
export const ComplaintIcon = (props: IconProps) => (
  <Icon {...props} path="M4 5h16v11H10l-4 4v-4H4zM12 7.5v4M12 13.5v.1" />
);
export const CopyIcon = (props: IconProps) => <Icon {...props} path="M9 9h10v11H9zM5 15V4h10" />;
export const ListIcon = (props: IconProps) => <Icon {...props} path="M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1" />;
export const MailIcon = (props: IconProps) => <Icon {...props} path="M3 6h18v12H3zM3.5 7l8.5 6 8.5-6" />;
export const MessageIcon = (props: IconProps) => <Icon {...props} path="M4 5h16v11H10l-4 4v-4H4z" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} path="M5 12h14" />;
export const PesoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 17V7h3.5a2.8 2.8 0 0 1 0 5.6H10M8 9h9M8 11h9" />
);
export const PhoneIcon = (props: IconProps) => <Icon {...props} path="M7 3h10v18H7zM11 18h2" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />;
export const RefreshIcon = (props: IconProps) => <Icon {...props} path="M19 12a7 7 0 1 1-2-4.9L19 9M19 4.5V9h-4.5" />;
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5" />
);
