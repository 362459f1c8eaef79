import { ShopLink, useTranslate } from '@selvedge/market';
import { useStepLink } from '../checkout.navigation.ts';
import { checkoutSteps, stepNumber, type CheckoutStep } from '../checkout.steps.ts';
import styles from './CheckoutProgress.module.css';

export interface CheckoutProgressProps {
  step: CheckoutStep;
  /** The steps of this basket, when not all. */
  steps?: readonly CheckoutStep[];
}

/** Where in the checkout one is; earlier steps lead back (CHK-025). */
export function CheckoutProgress({ step, steps = checkoutSteps }: CheckoutProgressProps) {
  const t = useTranslate();
  const linkOf = useStepLink();
  return (
    <nav aria-label={t('checkout.progress')}>
      <ol className={styles.steps}>
        {steps.map((one) => {
          const isCurrent = one === step;
          const isEarlier = stepNumber(one) < stepNumber(step);
          const name = t(`checkout.step_${one}`);
          return (
            <li key={one} className={styles.step} data-reached={isCurrent || isEarlier || undefined} aria-current={isCurrent ? 'step' : undefined}>
              {isEarlier ? <ShopLink to={linkOf(one)} className={styles.link}>{name}</ShopLink> : <span>{name}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
