export { ToastRegion } from "./ToastRegion.tsx";
export { hideToast, showLoadingToast, showToast, type ToastTone } from "./toastStore.ts";
