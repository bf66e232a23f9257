import { WandSparkles } from "lucide-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useUser } from "../../../lib/session.ts";
import { useGenerationOptions } from "../api/generation-options.ts";
import { useNextWriter } from "../api/use-writers.ts";
import { useBrowserModelSearch } from "../browser-model/browser-model-store.ts";
import { languages } from "../rewrite/languages.ts";
import { closePostRewrite, type PostAction, usePostRewriteStore } from "./post-rewrite-store.ts";
import { rewritePost } from "./rewrite-post.ts";
import { useCanRewrite } from "../rewrite/use-rewrite-action.ts";
import { Balance } from "../controls/balance.tsx";
import { BrowserModelOffer } from "../browser-model/browser-model-offer.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PaidButton } from "../controls/paid-button.tsx";
import { SignInLinks, SignInNotice } from "../controls/way-on.tsx";

const texts: Record<PostAction, { title: string; description: string; button: string }> = {
  translate: {
    title: "Translate the post",
    description: "Translates the title, caption and slides. Layouts, images and links stay.",
    button: "Translate",
  },
  tone: {
    title: "Change the tone",
    description: "Keeps the facts and changes the words. Layouts, images and links stay.",
    button: "Rewrite",
  },
  repair: {
    title: "Repair the slides",
    description: "Rewrites only the slides listed below, to match your source.",
    button: "Repair",
  },
};

interface PostRewriteDialogProps {
  /** The fact check's findings, shown if the action is `repair`. */
  findings: ReactNode;
}

/** Dialog that rewrites the whole post; opened by `openPostRewrite`. */
export function PostRewriteDialog(props: PostRewriteDialogProps) {
  const action = usePostRewriteStore((state) => state.action);
  if (!action) return null;
  const { title, description } = texts[action];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closePostRewrite();
      }}
      title={title}
      description={description}
      className="max-h-[90dvh] max-w-[440px]"
    >
      <PostRewriteForm action={action} {...props} />
    </Dialog>
  );
}

function PostRewriteForm({ action, findings }: PostRewriteDialogProps & { action: PostAction }) {
  const { language, failure } = usePostRewriteStore();
  const writer = useNextWriter();
  const canRewrite = useCanRewrite();
  const inBrowser = writer?.isBrowser ?? false;
  const isSignedOut = useUser() === null && !inBrowser;
  const balanceId = useId();
  const credits = writer?.credits ?? 1;
  const isChosen = { translate: language !== "", tone: true, repair: true }[action];
  useBrowserModelSearch();
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (canRewrite && isChosen && !isSignedOut) void rewritePost(inBrowser);
      }}
      className="flex min-h-0 flex-col gap-3.5 overflow-y-auto px-5 pt-1 pb-5"
    >
      {action === "translate" && canRewrite && <LanguageChoice />}
      {action === "tone" && canRewrite && <ToneChoice />}
      {action === "repair" && findings}
      {!canRewrite && <ModelNotice />}
      {canRewrite && isSignedOut && <SignInNotice what="posts" />}
      {failure && <FailureNotice failure={failure} message={failure.message} kept="Your post" />}
      {canRewrite && <Balance id={balanceId} price={credits} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={closePostRewrite}>{canRewrite ? "Cancel" : "Close"}</Button>
        {canRewrite && (
          <PaidButton
            label={texts[action].button}
            busyLabel="Rewriting..."
            icon={<WandSparkles size={16} aria-hidden="true" />}
            isBusy={false}
            disabled={!isChosen || isSignedOut}
            balanceId={balanceId}
            credits={credits}
          />
        )}
      </div>
    </form>
  );
}

function LanguageChoice() {
  const language = usePostRewriteStore((state) => state.language);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[13px] font-medium">
        Language
      </label>
      <input
        id={id}
        list={`${id}-list`}
        value={language}
        maxLength={40}
        placeholder="German"
        autoComplete="off"
        onChange={({ target }) => usePostRewriteStore.setState({ language: target.value })}
        className="h-9 rounded-[9px] border border-line bg-raised px-3 pointer-coarse:h-11"
      />
      <datalist id={`${id}-list`}>
        {languages.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function ToneChoice() {
  const style = usePostRewriteStore((state) => state.style);
  const { styles } = useGenerationOptions();
  const chosen = styles.find(({ id }) => id === style);
  return (
    <div className="flex flex-col gap-1.5">
      <Select
        label="Tone"
        value={style}
        options={styles.map(({ id, name }) => ({ value: id, text: name }))}
        onValueChange={(id) => usePostRewriteStore.setState({ style: id })}
      />
      <p className="min-h-4 text-xs text-muted">{chosen?.description}</p>
    </div>
  );
}

/** Explains that a model is needed, and where to add one. */
function ModelNotice() {
  const isSignedIn = Boolean(useUser());
  return (
    <Notice variant="info">
      <p>
        Rewriting a post needs an AI model, and none is set up.{" "}
        {isSignedIn ? (
          <>
            <TextLink to="/account#writers">Add a model with your own key</TextLink>, or ask the
            person who runs this server.
          </>
        ) : (
          "Sign in to add a model with your own key, or ask the person who runs this server."
        )}
      </p>
      <BrowserModelOffer />
      {!isSignedIn && (
        <div className="mt-2 flex flex-wrap gap-2">
          <SignInLinks />
        </div>
      )}
    </Notice>
  );
}
