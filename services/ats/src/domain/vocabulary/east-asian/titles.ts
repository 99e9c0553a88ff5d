import { employerScoreOf } from './employers.ts'
import { anyOf } from './script.ts'

/** What titles in Chinese end with, in simplified and traditional letters. */
const chinese = `
  工程师 工程師 程序员 程序員 程式設計師 程式员 架构师 架構師 科学家 科學家 研究员 研究員 研究助理 分析师 分析師 设计师 設計師 规划师 規劃師
  开发 開發 开发者 開發者 研发 研發 测试 測試 运维 維運 前端 后端 後端 全栈 全端 算法 产品 架构
  经理 經理 总监 總監 主管 主任 总裁 總裁 总经理 總經理 董事 董事长 董事長 合伙人 合夥人 创始人 創辦人 创办人 负责人 負責人 首席执行官 执行长 執行長
  技术长 營運長 店长 店長 部长 部長 科长 科長 处长 處長 组长 組長 队长 隊長 班长 班長 院长 院長 校长 校長 园长 園長 会长 會長 社长 社長 秘书长
  医生 醫生 医师 醫師 护士 護士 护理师 護理師 护师 药师 藥師 药剂师 技师 技師 教师 教師 老师 老師 讲师 講師 教授 副教授 助教 导师 導師 班主任 辅导员
  教练 教練 培训师 講員 家教 编辑 編輯 主编 記者 记者 翻译 翻譯 口译 编导 导演 導演 演员 演員 摄影师 攝影師 剪辑师 剪輯師 主播 美工 插画师
  策划 策劃 企划 企劃 运营 營運 专员 專員 助理 秘书 秘書 文员 文員 行政 会计 會計 出纳 出納 审计 審計 审计员 律师 律師 法务 法務 顾问 顧問 咨询师
  諮詢師 心理师 社工 社工師 销售 銷售 销售代表 業務 业务 业务员 業務員 业务代表 客服 店员 店員 收银员 收銀員 服务员 服務員 服務生 厨师 廚師 司机 司機
  操作员 作業員 操作工 质检员 品管 检验员 检测员 管理员 管理員 采购 採購 采购员 仓管 倉管 人事 人力资源 招聘 监理 监制 造价师 建造师 施工员 资料员 安全员
  技术员 技術員 技工 电工 焊工 钳工 专家 專家 代表 干事 幹事 委员 委員 书记 公务员 公務員 职员 職員 员工 員工 雇员 人员 人員 工读生 工讀生 兼职 兼職 实习生
  實習生 实习 實習 见习生 培训生 管培生 志愿者 志工 义工 博士后 博士後 访问学者 訪問學者 美容师 理发师 化妆师 导游 導遊 空乘 乘务员 保安 保姆 护工 统筹
  经纪人 經紀人 交易员 交易員 精算师 精算師 建筑师 建築師 测绘员 军官 士兵 店長 組員 组员 队员 成员 成員 主持人 讲解员 负责人员 客户经理 项目经理`
/** The same in Japanese. */
const japanese = `
  エンジニア エンジニアリング プログラマ プログラマー デザイナー デザイナ マネージャー マネージャ マネジャー リーダー サブリーダー ディレクター プロデューサー
  コンサルタント アナリスト アーキテクト ライター エディター スタッフ アシスタント インターン インターンシップ アルバイト パート パートタイム セールス マーケター
  リード テックリード スペシャリスト サイエンティスト リサーチャー オペレーター オペレータ アドバイザー トレーナー コーチ インストラクター ドライバー オーナー
  フリーランス テスター カウンセラー セラピスト シェフ パティシエ バリスタ ウェイター ウェイトレス クリエイター カメラマン フォトグラファー イラストレーター アナウンサー
  プランナー バイヤー レジ ホール キッチン メンター チューター ファウンダー ヘルパー ケアマネージャー コーディネーター マーチャンダイザー スーパーバイザー
  開発 開発者 開発職 営業 営業職 営業担当 事務 事務職 一般事務 営業事務 経理 人事 総務 広報 法務 企画 企画職 販売 販売員 販売職 接客 受付 秘書 店長 副店長 社員
  正社員 会社員 総合職 一般職 部長 副部長 課長 係長 主任 次長 室長 所長 工場長 本部長 支店長 班長 取締役 代表取締役 代表 社長 副社長 専務 常務 執行役員 役員
  監査役 教員 教諭 教師 講師 教授 准教授 助教 助手 塾講師 家庭教師 研究員 研究者 研究職 技術者 技術職 技師 技能士 看護師 准看護師 保健師 助産師 薬剤師 医師
  歯科医師 歯科衛生士 理学療法士 作業療法士 臨床検査技師 診療放射線技師 介護士 介護福祉士 介護職 保育士 栄養士 管理栄養士 調理師 調理 美容師 理容師 弁護士
  税理士 会計士 公認会計士 司法書士 行政書士 社会保険労務士 建築士 設計士 設計 設計者 施工管理 現場監督 作業員 作業者 運転手 整備士 警備員 消防士 警察官 自衛官
  公務員 通訳 翻訳 翻訳者 編集 編集者 記者 校正者 担当 担当者 責任者 管理者 管理職 保守 運用 製造 検査 品質管理 生産管理 物流 清掃`
/** The same in Korean. */
const korean = `
  개발자 개발 엔지니어 프로그래머 디자이너 기획자 기획 매니저 팀장 팀원 파트장 조장 반장 실장 부장 차장 과장 대리 주임 계장 사원 인턴 인턴십 연구원 선임연구원
  책임연구원 수석연구원 전임연구원 위촉연구원 연구보조원 연구조교 수석 선임 책임 전임 본부장 부문장 이사 상무 전무 부사장 사장 대표 대표이사 공동대표 부대표 원장 부원장
  소장 점장 부점장 지점장 센터장 교수 부교수 조교수 강사 교사 선생님 조교 멘토 튜터 코치 트레이너 간호사 간호조무사 의사 전공의 전문의 약사 한의사 치과의사 물리치료사
  작업치료사 임상병리사 방사선사 치위생사 사회복지사 요양보호사 보육교사 영양사 요리사 조리사 조리원 바리스타 미용사 변호사 회계사 세무사 노무사 법무사 변리사 감정평가사
  회계 경리 총무 인사 영업 영업사원 영업직 마케터 마케팅 홍보 상담원 상담사 컨설턴트 애널리스트 분석가 아키텍트 사이언티스트 리서처 리더 리드 총괄 담당 담당자 관리자
  책임자 운영자 운영 관리 보조 비서 어시스턴트 아르바이트 알바 사무직 생산직 기사 기술자 기능사 운전기사 작업자 판매원 직원 스태프 스텝 에디터 편집자 기자
  작가 통역사 번역가 감독 피디 군인 병장 하사 중사 소위 중위 대위 장교 공무원 경찰관 소방관 공동창업자 창업자 프리랜서 자문 고문 위원 회장 부회장 학회장 총장 테스터
  퍼블리셔 전문가 사서 승무원 안내원 강의 서포터즈 매니지먼트 디렉터 프로듀서 플래너 오퍼레이터 큐레이터 간병인 감시자 실습생 연수생 봉사자 요원`
/** What a title may end with behind those: its rank, its terms, or a count of hands. */
const behind = '(?:[IVX]{1,3}|[A-Z]|\\d|岗|崗|职|職|組|组|级|兼务|兼務|兼任|類|类)?'
const last = new RegExp(`${anyOf(chinese + japanese + korean)}${behind}$`, 'u')
/** Short ends that hardly anything but people has, behind at least two letters more. */
const person = /[\u4e00-\u9fff]{2}[师師员員]$/u
const within = new RegExp(anyOf(`${chinese} ${japanese} ${korean}`.replace(/(?<=\s)\S{1,2}(?=\s|$)/g, '')), 'u')

/** What divides the parts of a title: two names for it, or it and what it is about. */
const joints = /\s*(?:[/／|｜·・,，、→&]|\s[–—-]\s)\s*/u
/** What stands in brackets, of either width. */
const bracket = /[(（［[【][^()（）［］[\]【】]{0,40}[)）］\]】]/gu

/** Labels, and what they label, which have words of titles in them: "担当業務", "事業内容: 開発". */
const noTitle = /(?:担当|主な|主要|相关|相關)(?:業務|业务)$|:\s|。/u

const score = { end: 5, part: 4, within: 2 }

/** How much a text in Chinese, Japanese, or Korean reads like a job title; 0 when not at all. */
export function titleScoreOf(given: string): number {
  const text = given.replace(bracket, '').trim()
  if (text === '' || text.length > longest || noTitle.test(text)) return 0
  const isEnd = last.test(text) || person.test(text)
  if (isEnd && employerScoreOf(text) < 3) return score.end
  const parts = text.split(joints)
  if (parts.length > 1 && parts.some((part) => last.test(part.trim()) && employerScoreOf(part) < 3)) return score.part
  return within.test(text) && employerScoreOf(text) === 0 ? score.within : 0
}

/** Longest title, in characters. */
const longest = 40
