import { type ComponentType, createElement, type ReactNode } from "react";
import { Loading } from "../loading-state.tsx";
import { GivesFocus, TakesFocus, useFocusHandover } from "./focus-handover.tsx";
import { type LaterCode, laterCode, type LaterCodeOptions, useLaterCode } from "./later-code.ts";
import { PartBoundary } from "./part-boundary.tsx";
import { PartFailure } from "./part-failure.tsx";

export interface PlaceProps<Props> {
  part: Props;
  /** True while the code loads; false once that failed. */
  isPending: boolean;
  retry: () => void;
  children: ReactNode;
}

export interface PartOptions<Props> extends LaterCodeOptions {
  /** Shown while the code loads; by default "Loading..." in the part's place. */
  Pending?: ComponentType<Props>;
  /** Surrounds "Loading..." and the error message, e.g. with a dialog. */
  Place?: ComponentType<PlaceProps<Props>>;
}

type LazyPart<Props> = ComponentType<Props> & Pick<LaterCode<unknown>, "preload">;

/**
 * A part of a screen whose code loads when it is first shown. If that fails, the part says so in its place and offers to
 * try again; the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: PartOptions<Props>,
): LazyPart<Props> {
  const later = laterCode(load, options);
  const Part = (props: Props) => <ShownPart later={later} options={options} part={props} />;
  return Object.assign(Part, { preload: later.preload });
}

/** Renders nothing, for parts that are usually empty. */
export const Nothing = () => null;

/** The place of a part in a dialog without padding. */
export const InDialog = ({ children }: { children: ReactNode }) => (
  <div className="px-5 pb-5">{children}</div>
);

const InPlace = ({ children }: { children: ReactNode }) => children;

/** Appears after a moment, so that it doesn't flash. */
const SlowLoading = () => (
  <Loading className="animate-[overlay-in_160ms_ease-out_500ms_backwards]" />
);

interface ShownPartProps<Props> {
  later: LaterCode<ComponentType<Props>>;
  options: PartOptions<Props>;
  part: Props;
}

export function ShownPart<Props extends object>({ later, options, part }: ShownPartProps<Props>) {
  const { name, Pending, Place = InPlace } = options;
  const { value, failure, hadFailure, isTrying, retry } = useLaterCode(later);
  const focus = useFocusHandover();
  if (value) {
    return (
      <PartBoundary
        renderFailure={(error, reset) => (
          <Place part={part} isPending={false} retry={reset}>
            <PartFailure name={name} error={error} onRetry={reset} />
          </Place>
        )}
      >
        {hadFailure ? (
          <TakesFocus focus={focus}>{createElement(value, part)}</TakesFocus>
        ) : (
          createElement(value, part)
        )}
      </PartBoundary>
    );
  }
  if (!failure && Pending) return createElement(Pending, part);
  return (
    <Place part={part} isPending={!failure} retry={retry}>
      {failure ? (
        <GivesFocus focus={focus}>
          <PartFailure name={name} error={failure} isTrying={isTrying} onRetry={retry} />
        </GivesFocus>
      ) : (
        <SlowLoading />
      )}
    </Place>
  );
}
