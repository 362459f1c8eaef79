import type { BasketEnvelope } from '@selvedge/api-order';
import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { buttonLook, Notice } from '@selvedge/ui';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useAccept } from '../checkout.mutations.ts';
import { isShort } from '../checkout.rules.ts';
import { withDraft } from '../checkout.state.ts';
import { StepForm } from '../step-form/StepForm.tsx';
import { Choices } from './Choices.tsx';
import { Overview } from './Overview.tsx';

export interface SummaryValues {
  acceptNewsletter: boolean;
  acceptTerms: boolean;
}

export interface SummaryStepProps {
  basketId: string;
  envelope: BasketEnvelope;
  /** What is bought, without controls (CHK-136). */
  lines?: ReactNode;
  onDone: () => void;
}

/** Everything once more before paying, with newsletter and terms (CHK-006, CHK-036, CHK-137). */
export function SummaryStep({ basketId, envelope, lines, onDone }: SummaryStepProps) {
  const t = useTranslate();
  const basketPage = usePageLink('basketPage');
  const { mutateAsync } = useAccept(basketId);
  const { basket } = envelope;
  const schema = v.object({ acceptNewsletter: v.boolean(), acceptTerms: v.pipe(v.boolean(), v.literal(true, t('checkout.terms_required'))) });
  return (
    <>
      <Overview envelope={envelope} />
      {lines}
      {isShort(basket) ? (
        <Notice kind="error" action={<ShopLink to={basketPage} className={buttonLook()}>{t('checkout.back_to_basket')}</ShopLink>}>
          {t('checkout.lines_short')}
        </Notice>
      ) : (
        <StepForm<SummaryValues>
          draft="summary"
          schema={schema}
          initial={() => withDraft('summary', { acceptNewsletter: basket.acceptNewsletter, acceptTerms: basket.acceptTerms })}
          save={mutateAsync}
          onSaved={onDone}
          failure="feedback.error_checkout_update"
          submitLabel={t('checkout.to_payment')}
        >
          <Choices />
        </StepForm>
      )}
    </>
  );
}
