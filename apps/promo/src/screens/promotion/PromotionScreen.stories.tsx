import { type FakeRoute, lost, respond, stuck } from "@lending/api-client/testing";
import { makeEnvironment } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type calls, makePromotionServer } from "../../testing/makePromotionServer.ts";
import { PromotionScreen } from "./PromotionScreen.tsx";

// No server generates captchas here: every captcha address is this picture, followed by a fragment.
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 108 52'%3E%3Cpath fill='%23dfe9e5' d='M0 0h108v52H0z'/%3E%3Cpath fill='none' stroke='%231c4a44' stroke-width='3.6' d='M14 16h14L20 38M38 14v24M52 14L38 28l14 10M66 38V16L58 30h12M82 38V14l8 12 8-12v24'/%3E%3C/svg%3E#";

interface StoryProps {
  /** Query and hash of the address. */
  address: string;
  /** Responses that replace the default success. */
  routes: Partial<Record<keyof typeof calls, FakeRoute>>;
  hasPicture: boolean;
  environment?: Parameters<typeof makeEnvironment>[0];
}

/** Turns a visitor into a borrower: registration, then the app. */
const meta = {
  title: "Screens/Promo/Promotion",
  render: ({ address, routes, hasPicture, environment }) => (
    <TestScreen
      screen={PromotionScreen}
      path={`/promotion${address}`}
      server={makePromotionServer(routes)}
      app={{
        environment: { ...makeEnvironment({ analyticsUrl: "", ...environment }), apiBase: hasPicture ? PICTURE : "" },
      }}
    />
  ),
  args: { address: "?id=7&utm_tag=t1", routes: {}, hasPicture: true },
  beforeEach: () => sessionStorage.removeItem("smsCountdownEnd"),
} satisfies Meta<StoryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

const refusal = (code: string, message: string) => respond(null, { code, message });

/** Waits for the toast to be visible: it fades in after it is added. */
const expectToast = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());

const fill = async (canvasElement: HTMLElement, button: string) => {
  const canvas = within(canvasElement);
  // Without a picture nothing is sent.
  await canvas.findByAltText("Four characters to type");
  await userEvent.type(canvas.getByLabelText("Mobile number"), "13912345678");
  await userEvent.type(canvas.getByLabelText("Image captcha"), "7K4M");
  if (button === "Register") await userEvent.type(canvas.getByLabelText("SMS code"), "123456");
  await userEvent.click(canvas.getByRole("button", { name: button }));
  return canvas;
};

export const Landing: Story = {
  name: "Asks a visitor to register",
  parameters: describeStory(
    "Rules promotion.form and promotion.agreement: mobile, image captcha, SMS code, and a link to the agreement.",
  ),
};

export const InFilipino: Story = {
  name: "Asks a visitor to register in Filipino",
  globals: { locale: "fil-PH" },
  parameters: describeStory("Rule rulings.languages: the advertisement in Filipino, with its language switch."),
};

export const Desktop: Story = {
  name: "Puts the form beside the promise on a wide screen",
  globals: { viewport: { value: "responsive" } },
  parameters: describeStory("Rule promotion.form: on a wide screen the form is beside the promise."),
};

export const LenderNotStated: Story = {
  name: "Leaves out a lender that is not stated",
  args: { environment: { companyName: "", secRegistration: "", certificateOfAuthority: "" } },
  parameters: describeStory(
    "Rule rulings.lender-identity: a deployment without the lender's name and numbers shows no line about the lender.",
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/SEC Registration/)).toBeNull();
  },
};

export const NothingTyped: Story = {
  name: "Says what is missing in each field",
  parameters: describeStory(
    "Rules promotion.mobile, promotion.captcha-length and promotion.sms-length: the three messages of mobile, captcha and SMS code.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Register" }));
    await expect(canvas.getByText("请正确输入手机号！")).toBeVisible();
    await expect(canvas.getByText("请正确输入图形验证码！")).toBeVisible();
    await expect(canvas.getByText("请正确输入短信验证码！")).toBeVisible();
  },
};

export const CodeSent: Story = {
  name: "Counts down after a code was sent",
  parameters: describeStory("Rule promotion.countdown: after a successful send the button counts down 60 seconds."),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, "Get code");
    await expectToast(canvasElement, "验证码已发送，请在手机上查看！");
    await expect(canvas.getByRole("button", { name: "59s" })).toBeVisible();
  },
};

export const AskedTwice: Story = {
  name: "Refuses a second code during the countdown",
  beforeEach: () => sessionStorage.setItem("smsCountdownEnd", String(Date.now() + 30_000)),
  parameters: describeStory("Rule promotion.sms-twice: a code request during the countdown is refused."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^\d+s$/ }));
    await expectToast(canvasElement, "请勿重复发送验证码!");
  },
};

export const WrongCaptcha: Story = {
  name: "Shows a new picture after wrong letters",
  args: { routes: { code: refusal("101", "The letters do not match the picture. Please try the new one.") } },
  parameters: describeStory("Rule promotion.sms-captcha: wrong letters bring a new picture and the lender's message."),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, "Get code");
    await expectToast(canvasElement, /do not match/);
    await expect(canvas.getByLabelText("Image captcha")).toHaveValue("");
  },
};

export const Registering: Story = {
  name: "Waits while the registration is sent",
  args: { routes: { register: stuck } },
  parameters: describeStory(
    "Rule screens.sent-once: the registration is in flight. The button is busy, and nothing is sent twice.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, "Register");
    await expect(canvas.getByRole("button", { name: "Register" })).toHaveAttribute("aria-busy", "true");
  },
};

export const WrongCode: Story = {
  name: "Shows the lender's message about a wrong code",
  args: { routes: { register: refusal("106", "The SMS code is wrong.") } },
  parameters: describeStory(
    "Rule promotion.register-refused: any other refusal shows the lender's message, and below the form what to do next.",
  ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "Register");
    await expectToast(canvasElement, "The SMS code is wrong.");
  },
};

export const NoConnection: Story = {
  name: "Says that there is no connection",
  args: { routes: { register: lost } },
  parameters: describeStory('Rule promotion.network: a network failure on registration is the toast "error".'),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "Register");
    await expectToast(canvasElement, "error");
  },
};

export const Registered: Story = {
  name: "Says that the visitor is registered",
  parameters: describeStory(
    "Rule promotion.register-success: after a registration, 注册成功 and the download page appear.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, "Register");
    await expect(await canvas.findByRole("heading", { name: "Get the app" })).toBeVisible();
    await expectToast(canvasElement, "注册成功");
  },
};

export const AlreadyRegistered: Story = {
  name: "Takes a known number to the download",
  args: { routes: { code: refusal("11", "") } },
  parameters: describeStory(
    "Rule promotion.register-known: a number that is already registered goes on to the download page.",
  ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "Get code");
    await expectToast(canvasElement, "您已注册,请直接下载APP登录！");
  },
};

export const CampaignEnded: Story = {
  name: "Says that the campaign has ended",
  args: { routes: { template: refusal("404", "This promotion has ended.") } },
  parameters: describeStory("Rule promotion.load-refused: a campaign that cannot be shown has the lender's message."),
};

export const NoPicture: Story = {
  name: "Offers another picture when one fails to load",
  args: { routes: { sid: lost }, hasPicture: false },
  parameters: describeStory("Rule promotion.captcha: the captcha failed to load; the visitor can load another."),
};

export const DownloadForAndroid: Story = {
  name: "Offers the app for Android",
  args: { address: "?id=7&platform=android#/downloadTemplate" },
  parameters: describeStory("Rule promotion.download: the download page, with the app store of this phone."),
};

export const DownloadForIphone: Story = {
  name: "Offers the app for iPhone",
  args: { address: "?id=7&platform=ios#/downloadTemplate" },
  parameters: describeStory("Rule promotion.download: the download page, with the app store of this phone."),
};

export const DownloadElsewhere: Story = {
  name: "Offers both stores on a computer",
  args: { address: "?id=7#/downloadTemplate" },
  parameters: describeStory("Rule promotion.download: the download page on a computer offers both stores."),
};

export const Agreement: Story = {
  name: "Shows the agreement with a way back",
  args: { address: "?id=7#/agreementTemplate" },
  parameters: describeStory("Rule promotion.agreement: the agreement, with Back to the form."),
};

const type = async (canvasElement: HTMLElement, texts: Readonly<Record<string, string>>) => {
  const canvas = within(canvasElement);
  for (const [label, text] of Object.entries(texts)) await userEvent.type(await canvas.findByLabelText(label), text);
  return canvas;
};

export const WrongMobile: Story = {
  name: "Says how to mend a wrong mobile number",
  parameters: describeStory(
    "Rules promotion.mobile and promotion.mobile-length: 11 digits, the first 1, the second 3 to 9; the input does not accept a twelfth.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, { "Mobile number": "129123456789", "Image captcha": "7K4M" });
    await expect(canvas.getByLabelText("Mobile number")).toHaveValue("129 1234 5678");
    await userEvent.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(canvas.getByText("请正确输入手机号！")).toBeVisible();
  },
};

export const AnotherPictureWithoutMobile: Story = {
  name: "Asks for a mobile number before a new picture",
  parameters: describeStory(
    "Rule promotion.captcha-mobile: a new captcha requires a mobile number, else the same message is shown.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh captcha" }));
    await expect(canvas.getByText("请正确输入手机号！")).toBeVisible();
  },
};

export const CodesTooShort: Story = {
  name: "Says that both codes are too short",
  parameters: describeStory(
    "Rules promotion.captcha-length and promotion.sms-length: the captcha has 4 characters, the SMS code 6.",
  ),
  play: async ({ canvasElement }) => {
    const texts = { "Mobile number": "13912345678", "Image captcha": "7K4", "SMS code": "12345" };
    const canvas = await type(canvasElement, texts);
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(canvas.getByText("请正确输入图形验证码！")).toBeVisible();
    await expect(canvas.getByText("请正确输入短信验证码！")).toBeVisible();
    await expect(canvas.queryByText("请正确输入手机号！")).toBeNull();
  },
};

export const LandingUnderWay: Story = {
  name: "Takes input while campaign and picture load",
  args: { routes: { template: stuck, sid: stuck } },
  parameters: describeStory(
    "Rule promotion.form: campaign and captcha are still loading; the form can already be filled in.",
  ),
};
